/** The product: one complete server process, with tasks to emit events and to measure its memory. */
import { defineEvent } from '@kervan/domain/live/event.ts'
import { z } from '@kervan/domain/z.ts'
import { builtWeb, type Server, startServer } from '@kervan/server/src/assembly/server.ts'
import { ownOrigins, readConfig } from '@kervan/server/src/spine/config/config.ts'
import { createLog } from '@kervan/server/src/spine/config/log.ts'
import { system } from '@kervan/server/src/spine/database/act-as.ts'
import type { DatabaseAccess } from '@kervan/server/src/spine/database/connect.ts'
import { secrets } from '../secrets.ts'
import { memoryInUse } from './memory.ts'
import { pollOnce } from './poll-once.ts'
import { serveTasks } from './serve-tasks.ts'
import { type Burst, emitPaced, tickName } from './ticks.ts'

type Given = {
  access: DatabaseAccess
  dataFolder: string
  settings?: Record<string, string>
  /** With the built pages, for a browser. */
  isWhole?: boolean
}

const ticked = defineEvent(tickName, z.object({ number: z.number().int() }))
let server: Server | undefined

const running = () => {
  if (!server) throw new Error('The server is not running.')
  return server
}

serveTasks(
  {
    start: async ({ access, dataFolder, settings, isWhole = false }: Given) => {
      const config = readConfig({
        PORT: '0',
        KERVAN_DATA: dataFolder,
        LIMIT_LIVE_CONNECT: '1000000/60',
        LIMIT_REQUEST: '1000000/60',
        LIMIT_UPLOAD: '1000000/60',
        LIMIT_CODE_NETWORK: '1000000/3600',
        LIMIT_CODE_SITE: '1000000/3600',
        LIMIT_TRY_NETWORK: '1000000/3600',
        LIMIT_TRY_SITE: '1000000/3600',
        LIVE_SOCKETS_PER_PERSON: '100',
        ...settings,
      })
      const origins: string[] = [] // known once it listens
      const log = createLog(config.logLevel)
      server = await startServer({
        config: { ...config, origins },
        secrets,
        access,
        log,
        webFolder: isWhole ? builtWeb : undefined,
      })
      origins.push(...ownOrigins(server.port))
    },
    port: () => running().port,
    pid: () => process.pid,
    memory: memoryInUse,
    /** One run of the job that asks the carrier at this address. The job itself is off, since the server knows of no carrier. */
    poll: (trackingUrl: string) => pollOnce(running().services, trackingUrl),
    /** In MB, of the whole process since its start. */
    peakMemory: async () => Math.round(process.resourceUsage().maxRSS / 1024),
    /** The clock starts when PostgreSQL has said that the work is durable. */
    emit: (burst: Burst) =>
      emitPaced(burst, async (number, sentNow) => {
        const { actAs, emit } = running().services
        await actAs(system, async (tx) => {
          tx.afterCommit(sentNow)
          await emit(tx, ticked, ['staff'], { number })
        })
      }),
  },
  () => server?.stop(),
)
