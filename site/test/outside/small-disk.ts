import { execFileSync } from 'node:child_process'

/** Mounts a disk of this many kilobytes at a folder; false if this user may not. */
export function mountSmallDisk(folder: string, kilobytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const unmountDisk = (folder: string) => execFileSync('umount', [folder])
