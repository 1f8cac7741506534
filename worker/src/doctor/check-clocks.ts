import { type Finding, ok, wrong } from '@promptmint/core/config/finding';

/** More than seconds of a header and a slow answer explain. */
const TOLERANCE_MS = 5_000;

/** The time that another clock showed, and this machine's when the answer came, in milliseconds since 1970. */
export interface OtherClock {
  name: string;
  time: number;
  asOf: number;
}

/** Whether the clock of this machine agrees with others: deadlines are compared across machines. */
export function checkClocks(clocks: readonly OtherClock[]): Finding[] {
  const findings = clocks
    .filter(({ time, asOf }) => Math.abs(asOf - time) > TOLERANCE_MS)
    .map(({ name, time, asOf }) => {
      const seconds = Math.round(Math.abs(asOf - time) / 1_000);
      const side = asOf > time ? 'ahead of' : 'behind';
      return wrong(
        `The clock of this machine is ${seconds} s ${side} that of ${name}: let both follow a time server (NTP).`,
      );
    });
  if (findings.length > 0) return findings;
  const names = clocks.map(({ name }) => name).join(', ');
  return names ? [ok(`The clock agrees with ${names}.`)] : [];
}
