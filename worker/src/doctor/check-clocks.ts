import { type Finding, ok, wrong } from '@promptmint/core/config/finding';
import type { ClockReading } from '@promptmint/core/database/check-database';

/** More than the whole seconds of a header explain. */
const TOLERANCE_MS = 5_000;

/** Another clock, by its name. */
export interface OtherClock extends ClockReading {
  name: string;
}

/** Whether the clock of this machine agrees with others: deadlines are compared across machines. */
export function checkClocks(clocks: readonly OtherClock[]): Finding[] {
  const findings = clocks
    .map((clock) => ({ name: clock.name, aheadMs: aheadOf(clock) }))
    .filter(({ aheadMs }) => Math.abs(aheadMs) > TOLERANCE_MS)
    .map(({ name, aheadMs }) => {
      const seconds = Math.round(Math.abs(aheadMs) / 1_000);
      const side = aheadMs > 0 ? 'ahead of' : 'behind';
      return wrong(
        `The clock of this machine is ${seconds} s ${side} that of ${name}: let both follow a time server (NTP).`,
      );
    });
  if (findings.length > 0) return findings;
  const names = clocks.map(({ name }) => name).join(', ');
  return names ? [ok(`The clock agrees with ${names}.`)] : [];
}

/** How far this machine is ahead at least: the other clock was read at some time between question and answer. */
function aheadOf({ time, asked, answered }: ClockReading): number {
  return time < asked ? asked - time : Math.min(0, answered - time);
}
