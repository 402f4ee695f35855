/** The talk of this tab: a reload keeps it, signing out forgets it, and nobody else's is shown. */
import { mostTalkLines } from '@kervan/domain/luna/talk-options.ts'
import type { Step, TalkState } from '#features/luna/talk/talk.ts'
import { untilSignOut, withTabStorage } from '#spine/drafts/browser-storage.ts'

export type KeptTalk = Pick<TalkState, 'entries' | 'step' | 'quote' | 'code' | 'about'>

/** To be raised when the shape of a talk changes: an older one is begun anew. */
const version = 1
const prefix = `${untilSignOut}luna-talk-`
const keyOf = (customerId: string | undefined) => `${prefix}${version}-${customerId ?? 'guest'}`

/** Undefined where there is none, or where it is of somebody who had introduced themselves and is no longer known, or the other way. */
export function readTalk(customerId: string | undefined, isIntroduced: boolean): KeptTalk | undefined {
  const own = keyOf(customerId)
  const text = withTabStorage((storage) => {
    // Of whoever was here before, and is not any more.
    for (const key of Object.keys(storage)) if (key.startsWith(prefix) && key !== own) storage.removeItem(key)
    return storage.getItem(own)
  })
  if (!text) return undefined
  try {
    const kept = JSON.parse(text) as KeptTalk
    return kept.entries.length > 0 && (kept.step !== 'gate') === isIntroduced ? kept : undefined
  } catch {
    return undefined
  }
}

/** While nothing has been said there is nothing to keep. */
export function keepTalk(customerId: string | undefined, state: TalkState): void {
  const key = keyOf(customerId)
  const kept = keptOf(state)
  withTabStorage((storage) =>
    kept.entries.length > 1 ? storage.setItem(key, JSON.stringify(kept)) : storage.removeItem(key),
  )
}

export function forgetTalk(customerId: string | undefined): void {
  withTabStorage((storage) => storage.removeItem(keyOf(customerId)))
}

/** Where something was under way, the next page offers the choice again: it cannot know what came of it. */
function keptOf(state: TalkState): KeptTalk {
  const { entries, quote, code, about } = state
  const step: Step = state.isWriting || state.isMovingOn ? 'choice' : state.step
  const isOpen = step === 'quote' || step === 'summary'
  return {
    // What failed has nothing to try again with on another page.
    entries: entries.filter(({ retry }) => !retry).slice(-mostTalkLines),
    step,
    quote: isOpen ? quote : null,
    code,
    about,
  }
}
