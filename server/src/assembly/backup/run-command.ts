/** Runs `npm run backup` or `npm run restore`: one sentence and code 1 when it cannot be done, and nothing left behind by Ctrl-C. */
import type { Manifest } from '#assembly/backup/manifest.ts'
import { type Config, ConfigError, readConfig } from '#spine/config/config.ts'
import { ClusterInUseError } from '#spine/database/embedded/cluster-lock.ts'
import { DamagedDataError } from '#spine/database/embedded/damaged-data.ts'
import { isUnavailable } from '#spine/database/unavailable.ts'

type Command = (config: Config, given: string | undefined, signal: AbortSignal) => Promise<string>

export async function runCommand(command: Command): Promise<void> {
  const interruption = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => interruption.abort(new ConfigError('Interrupted; nothing was left behind.')))
  }
  try {
    process.stdout.write(`${await command(readConfig(), process.argv[2], interruption.signal)}\n`)
  } catch (error) {
    process.stderr.write(`${sentenceOf(interruption.signal.reason ?? error)}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: Error & { syscall?: string }): string {
  if (isUnavailable(error)) return `The database was stopped meanwhile (${error.message}): run it again.`
  const isExpected = [ConfigError, ClusterInUseError, DamagedDataError].some((kind) => error instanceof kind)
  // What the disk refuses (full, read-only, not ours) is said well enough by the system.
  return isExpected || error.syscall ? error.message : (error.stack ?? error.message)
}

export function sizeOf({ files, bytes }: Manifest): string {
  return `${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`
}
