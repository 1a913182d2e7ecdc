/** A decimal number as `digits × 10^exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Powers of ten up to this one are doubles without an error. */
const MAX_EXACT_POWER = 22;

/** Decimals of at most 15 digits and doubles are each other's only counterparts. */
const MAX_EXACT_DIGITS = 1e15;

/**
 * Whether a number is an exact multiple of `divisor`, both taken as the decimals they are written as: 0.3 is a
 * multiple of 0.1, and 1.0000000001 none of 1. Doubles are shown by at most 17 digits and exponents within ±324, so
 * the integers compared here stay under 700 digits.
 */
export function multipleOfTest(divisor: number): (value: number) => boolean {
  const unit = toDecimal(divisor);
  const places = Math.max(0, -unit.exponent);
  const scale = 10 ** places;
  const step = Number(unit.digits) * 10 ** Math.max(0, unit.exponent);
  const isShort = places <= MAX_EXACT_POWER && step < MAX_EXACT_DIGITS;
  return (value) => {
    if (isShort) {
      // The value in units of the divisor's last place, if it has no place further than that.
      const count = Math.round(value * scale);
      if (Math.abs(count) < MAX_EXACT_DIGITS) return count / scale === value && count % step === 0;
    }
    return isMultiple(toDecimal(value), unit);
  };
}

function isMultiple(value: Decimal, unit: Decimal): boolean {
  if (value.digits === 0n) return true;
  const exponent = Math.min(value.exponent, unit.exponent);
  return scaled(value, exponent) % scaled(unit, exponent) === 0n;
}

function scaled(value: Decimal, exponent: number): bigint {
  return value.digits * powerOfTen(value.exponent - exponent);
}

/** Found once each: a power of some hundreds costs more than all the rest. At most 1,300 of them can be asked for. */
const powers = new Map<number, bigint>();

function powerOfTen(exponent: number): bigint {
  const known = powers.get(exponent);
  if (known !== undefined) return known;
  const power = 10n ** BigInt(exponent);
  powers.set(exponent, power);
  return power;
}

function toDecimal(value: number): Decimal {
  const [mantissa = "0", power = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
