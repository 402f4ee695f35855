/**
 * Figures over very many rows that are the same for everybody who may ask: read once for all who ask meanwhile, and given again for a
 * while. Over few rows they are read anew for each question, which costs next to nothing and is never out of date.
 */
import { shareAnswers } from '#spine/database/share-answers.ts'

type Read<Answer> = { answer: Answer; isLarge: boolean }
type Entry<Answer> = {
  share: ReturnType<typeof shareAnswers<Answer>>
  kept?: { answer: Answer; until: number }
}

/** So many different questions are remembered. */
const most = 200

export function keepAnswers<Answer>(forMs: number, now: () => number = Date.now) {
  const entries = new Map<string, Entry<Answer>>()
  return (question: string, read: () => Promise<Read<Answer>>): Promise<Answer> => {
    const entry: Entry<Answer> = entries.get(question) ?? { share: shareAnswers() }
    // The one that was asked last goes last.
    entries.delete(question)
    entries.set(question, entry)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    if (entry.kept && entry.kept.until > now()) return Promise.resolve(entry.kept.answer)
    return entry.share(async () => {
      const { answer, isLarge } = await read()
      if (isLarge) entry.kept = { answer, until: now() + forMs }
      else delete entry.kept
      return answer
    })
  }
}

/** The same for each server by itself: tests have several in a process. */
export function keepAnswersOfServer<Answer>(forMs: number) {
  const servers = new WeakMap<object, ReturnType<typeof keepAnswers<Answer>>>()
  return (services: object, question: string, read: () => Promise<Read<Answer>>): Promise<Answer> => {
    const keep = servers.get(services) ?? keepAnswers<Answer>(forMs)
    servers.set(services, keep)
    return keep(question, read)
  }
}
