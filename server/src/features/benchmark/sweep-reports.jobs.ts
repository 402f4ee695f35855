/** Removes the files of sent reports: the mail has long been delivered, and an analysis is made anew at any time. */
import type { FileStore } from '#spine/files/files.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepReportsJob = defineJob<Record<string, never>>({
  name: 'sweep-reports',
  retries: 2,
  retryDelay: 300,
  expireSeconds: 600,
  schedule: '35 2 * * *',
})

export const reportFolder = 'reports'
const keptMs = 30 * 86_400_000

export async function sweepReports(
  files: Pick<FileStore, 'list' | 'remove'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { key, storedAt } of files.list(reportFolder)) {
    signal.throwIfAborted()
    if (now.getTime() - storedAt.getTime() > keptMs) await files.remove(key)
  }
}
