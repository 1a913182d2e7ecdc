import { type MemberPlace, setBoth } from "./member-place.ts";

const PLAIN_OBJECT: object = {};

/** The same function written out 40 times: see `member-place.ts`. */
export const memberPlaces: readonly MemberPlace[] = [
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
  (name) => (shown, kept, value) => {
    if (name in PLAIN_OBJECT) return setBoth(shown, kept, name, value);
    shown[name] = value;
    if (kept !== undefined) kept[name] = value;
  },
];
