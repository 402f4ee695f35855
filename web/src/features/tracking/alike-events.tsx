/** The boxes to which the same happened on the same day: how many, and each on demand. */
import { formatDate, formatDateTime, formatTime } from '@kervan/domain/values/format-date.ts'

type Boxed = { id: string; happened_at: string; container_number: string }

/** The minute where all have the same, else only the day. */
export const dayOfAll = ([first, ...others]: readonly [Boxed, ...Boxed[]]): string =>
  others.every(({ happened_at }) => happened_at === first.happened_at)
    ? formatDateTime(first.happened_at)
    : formatDate(first.happened_at)

export function AlikeEvents({ events }: { events: readonly Boxed[] }) {
  const count = new Set(events.map(({ container_number }) => container_number)).size
  return (
    <details>
      <summary className="link inline-flex min-h-6 cursor-pointer items-center">{count} konteyner</summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {events.map(({ id, happened_at, container_number }) => (
          <li key={id} className="figures">
            {container_number} · {formatTime(happened_at)}
          </li>
        ))}
      </ul>
    </details>
  )
}
