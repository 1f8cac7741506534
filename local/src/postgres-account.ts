import { spawnSync } from 'node:child_process';

/** The numbers of a user and a group. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` on every Linux: PostgreSQL refuses to run as root. */
export const NOBODY: Account = { uid: 65534, gid: 65534 };

/** Where root may put files that `NOBODY` must reach. Survives a restart of the machine. */
export const SYSTEM_FOLDER = '/var/lib/promptmint';

/** Whether an account can read a file, through all the folders above it. */
export const canRead = (account: Account, path: string) => passes(account, '-r', path);

/** Whether an account can enter a folder and write in it. */
export const canWrite = (account: Account, path: string) => passes(account, '-w', path);

function passes(account: Account, test: '-r' | '-w', path: string): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'test "$0" "$1"', test, path], {
    ...account,
    cwd: '/',
  });
  return tried.status === 0;
}
