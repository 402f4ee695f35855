/**
 * Answers that are the same for everybody who may ask. Whoever asks while one is being read shares the one after it with all others who do,
 * so that no answer is older than its question, and however many ask, the database reads one at a time.
 */
export function shareAnswers<Answer>(): (read: () => Promise<Answer>) => Promise<Answer> {
  let current: Promise<unknown> | undefined
  let next: Promise<Answer> | undefined
  return (read) => {
    if (!current) return begin(read)
    next ??= current.then(() => {
      next = undefined
      return begin(read)
    })
    return next
  }

  function begin(read: () => Promise<Answer>): Promise<Answer> {
    const answer = read()
    const ended: Promise<unknown> = answer
      .catch(() => undefined)
      .then(() => {
        if (current === ended) current = undefined
      })
    current = ended
    return answer
  }
}

/** The same for each server by itself: tests have several in a process. */
export function shareAnswersOfServer<Answer>(): (
  services: object,
  read: () => Promise<Answer>,
) => Promise<Answer> {
  const servers = new WeakMap<object, ReturnType<typeof shareAnswers<Answer>>>()
  return (services, read) => {
    const share = servers.get(services) ?? shareAnswers<Answer>()
    servers.set(services, share)
    return share(read)
  }
}
