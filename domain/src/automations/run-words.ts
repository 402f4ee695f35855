/** What became of a run, in the words of the screens. Without zod. */
export const runStatusWords = {
  waiting: 'Sırada',
  delayed: 'Bekliyor',
  done: 'Yapıldı',
  not_met: 'Koşul sağlanmadı',
  unless_met: 'Bu arada gerek kalmadı',
  failed: 'Başarısız',
  stopped: 'Durduruldu',
  dropped: 'Bırakıldı',
} as const
export type RunStatus = keyof typeof runStatusWords
export const runStatuses = Object.keys(runStatusWords) as [RunStatus, ...RunStatus[]]
/** Those that still wait for something. */
export const openRunStatuses = ['waiting', 'delayed'] as const satisfies readonly RunStatus[]

/** A run is tried so often; a rule is paused after so many failed runs in a row; the log is kept so long. */
export const runTries = 3
export const failuresUntilPause = 5
export const runLogDays = 90
/** How often a rule that reaches outside acts within an hour: on one record, and, where it calls a webhook, in all. */
export const outsideRunsPerRecord = 60
export const webhookRunsPerHour = 1_000
export const dryRunDays = 30
