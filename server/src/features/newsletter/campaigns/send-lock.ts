/** One process sends campaigns: the holder of an advisory lock. PostgreSQL lets go of it when the process is gone, however it went. */
import pg from 'pg'

export type SendLock = {
  /** Whether this process has it now, and whether it has just got it: then nobody else is sending any more. */
  hold(): Promise<'new' | 'held' | 'other'>
  release(): Promise<void>
}

export function createSendLock(config: pg.ClientConfig): SendLock {
  let client: pg.Client | undefined
  let isHolding = false
  const drop = async () => {
    isHolding = false
    const old = client
    client = undefined
    await old?.end().catch(() => undefined)
  }
  return {
    async hold() {
      try {
        if (!client) {
          const fresh = new pg.Client(config)
          fresh.on('error', () => {
            isHolding = false
          })
          await fresh.connect()
          client = fresh
          isHolding = false
        }
        if (isHolding) return 'held'
        const { rows } = await client.query<{ taken: boolean }>(
          "select pg_try_advisory_lock(hashtext('kervan campaigns')) as taken",
        )
        isHolding = rows[0]?.taken ?? false
        return isHolding ? 'new' : 'other'
      } catch (error) {
        await drop()
        throw error
      }
    },
    release: drop,
  }
}
