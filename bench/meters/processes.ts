import { readdirSync, readFileSync } from 'node:fs';

/** Of processor time in /proc, on every usual Linux. */
const TICKS_PER_SECOND = 100;
const MIB = 1024;

/** A process's own processor time and that of its children that have ended, in milliseconds. */
export function processorTime(pid: number): number {
  const [user, system, childUser, childSystem] = fields(pid).slice(11, 15).map(Number);
  const ticks = (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0);
  return (ticks * 1_000) / TICKS_PER_SECOND;
}

/** The same of a server with a process for each connection. */
export function familyProcessorTime(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === pid,
  );
  return [pid, ...children.map(Number)].reduce((sum, member) => sum + timeOrNothing(member), 0);
}

/** Physical memory of a process in MiB: `rss` with all it shares, `pss` with its part of that. */
export function memory(pid: number): { rss: number; pss: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
  return { rss: kilobytes('Rss') / MIB, pss: kilobytes('Pss') / MIB };
}

/** What follows the name, which may itself contain spaces: state, parent, ... */
function fields(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function parentOf(pid: string): number {
  try {
    return Number(fields(pid)[1]);
  } catch {
    return 0; // it has ended meanwhile
  }
}

function timeOrNothing(pid: number): number {
  try {
    return processorTime(pid);
  } catch {
    return 0; // it has ended meanwhile: its parent's time now holds its own
  }
}
