/** What to do about a message of initdb or postgres. */
export function advice(output: string): string {
  return known.find(([sign]) => sign.test(output))?.[1] ?? 'PostgreSQL said:'
}

const known: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/i, 'The disk is full: make room, then start again.'],
  [
    /pre-existing shared memory block/i,
    'Processes of an earlier database server still use this folder: end them, then start again.',
  ],
  [
    /shared memory/i,
    'The system gives too little shared memory: in a container allow more (such as --shm-size=256m), or set DATABASE_URL.',
  ],
  [
    /administrative permissions|cannot be run as root/i,
    'PostgreSQL refuses to run with the rights of an administrator: start the site as an ordinary user, or set DATABASE_URL.',
  ],
  [
    /error while loading shared libraries|GLIBC|not found \(required by|cannot execute|ENOENT/i,
    'The server in the package does not run on this system (it needs a Linux with glibc, macOS or Windows): set DATABASE_URL.',
  ],
  [
    /permission denied|EACCES/i,
    'The account that runs the database may not use a folder it needs: check who owns the data folder and who may enter those above it.',
  ],
  [
    /checkpoint record|PANIC|invalid page|could not open file "global/i,
    'The files of the database are damaged: put a backup of the data folder in their place.',
  ],
]
