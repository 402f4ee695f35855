/** What this person opened last from the palette, kept in the tab until they sign out: names of customers do not stay on the device. */
import { untilSignOut, withTabStorage } from '#spine/drafts/browser-storage.ts'

export type Opened = { to: string; name: string; detail: string }

const key = `${untilSignOut}palette`
const most = 6

type Kept = { person: string; items: Opened[] }

export function recentlyOpened(person: string): Opened[] {
  const kept = withTabStorage((storage) => read(storage.getItem(key)))
  return kept?.person === person ? kept.items : []
}

export function rememberOpened(person: string, opened: Opened): void {
  const others = recentlyOpened(person).filter(({ to }) => to !== opened.to)
  const kept: Kept = { person, items: [opened, ...others].slice(0, most) }
  withTabStorage((storage) => storage.setItem(key, JSON.stringify(kept)))
}

function read(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null
  }
}
