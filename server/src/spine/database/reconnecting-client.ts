/** One long-lived connection that is made again after it broke. Callers that come while it is being made wait for the same one. */
import pg from 'pg'

export type ReconnectingClient = {
  get(): Promise<pg.Client>
  /** Drops a connection that failed; the next `get` makes another. */
  forget(broken: pg.Client): void
  close(): Promise<void>
}

export function createReconnectingClient(
  config: pg.ClientConfig,
  hooks: { opened?(client: pg.Client): Promise<unknown>; broke?(error: Error): void } = {},
): ReconnectingClient {
  let client: pg.Client | undefined
  let opening: Promise<pg.Client> | undefined
  let closed = false

  const forget = (broken: pg.Client) => {
    if (client === broken) client = undefined
    broken.end().catch(() => undefined)
  }

  const open = async () => {
    const fresh = new pg.Client({ ...config, pipeline: true } as pg.ClientConfig)
    fresh.on('error', (error) => {
      hooks.broke?.(error)
      forget(fresh)
    })
    try {
      await fresh.connect()
      await hooks.opened?.(fresh)
    } catch (error) {
      forget(fresh)
      throw error
    }
    client = fresh
    return fresh
  }

  return {
    forget,
    get() {
      if (closed) return Promise.reject(new Error('This connection has been closed.'))
      if (client) return Promise.resolve(client)
      opening ??= open().finally(() => {
        opening = undefined
      })
      return opening
    },
    async close() {
      closed = true
      await opening?.catch(() => undefined)
      await client?.end().catch(() => undefined)
      client = undefined
    },
  }
}
