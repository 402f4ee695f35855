/** The reports of the demo's sweep of files: hourly for two weeks, and mostly of nothing. */
import { createRandom } from '#assembly/demo/history/seeded-random.ts'

const hourMs = 3_600_000
const runs = 14 * 24
/** The minute of the hour at which it runs. */
const minute = 50

type Kept = { file_size: number; uploaded_at: string }

export function inventedSweeps(now: number, documents: readonly Kept[]) {
  const random = createRandom(20_260_302)
  const last = Math.floor((now - minute * 60_000) / hourMs) * hourMs + minute * 60_000
  return Array.from({ length: runs }, (_, back) => {
    const at = last - back * hourMs
    const [expired, deleted] = [0.06, 0.03].map((odds) => (random.chance(odds) ? random.whole(1, 3) : 0))
    const unfinished = random.chance(0.01) ? 1 : 0
    const removed = (expired ?? 0) + (deleted ?? 0) + unfinished
    const kept = documents.filter(({ uploaded_at }) => Date.parse(uploaded_at) <= at)
    return {
      id: random.id(at),
      swept_at: new Date(at).toISOString(),
      expired,
      deleted,
      orphans: 0,
      unfinished,
      removed_bytes: removed * random.whole(4_000, 60_000),
      kept_files: kept.length,
      kept_bytes: kept.reduce((sum, { file_size }) => sum + file_size, 0),
      missing: [],
      missing_count: 0,
    }
  })
}
