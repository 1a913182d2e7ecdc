/** A copy without a prototype: what somebody has put on all objects is no member of it. */
export function ownMembers<TValue extends object>(value: TValue): TValue {
  return Object.assign(Object.create(null) as object, value);
}
