/**
 * Gives the browser method and path of each call of the contract, and the domain's constants, so that no first load carries zod. The
 * calls of customers and of the office are apart: the sign-in page needs neither, and neither needs the other's.
 */
import { join } from 'node:path'
import type { Door } from '@kervan/domain/access/roles.ts'
import type { ProcedureMeta } from '@kervan/domain/procedure.ts'
import { isContractProcedure } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'
import type { CallTable } from './src/spine/api/contract-link.ts'

const virtualIds = ['virtual:contract', 'virtual:portal-calls', 'virtual:office-calls']
const domain = join(import.meta.dirname, '../domain/src')

const constants = {
  'live/live-messages.ts': [
    'livePath',
    'positionHeader',
    'beatSeconds',
    'updateListSize',
    'closeCodes',
    'chatAudience',
  ],
  'access/roles.ts': ['surfaceHeader', 'personHeader', 'activityHeader'],
  'procedure.ts': ['idempotencyHeader'],
}

export function contractPlugin(): Plugin {
  return {
    name: 'kervan-contract',
    resolveId: (id) => (virtualIds.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!virtualIds.some((virtualId) => id === `\0${virtualId}`)) return
      const read = async (file: string) => {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(join(domain, file), {
          configFile: false,
          logLevel: 'error',
        })
        for (const path of dependencies) this.addWatchFile(path)
        return module
      }
      const { contract } = await read('contract.ts')
      if (id.endsWith('office-calls'))
        return `export const officeCalls = ${JSON.stringify(callsOf(contract, isOfOffice))}`
      if (id.endsWith('portal-calls'))
        return `export const portalCalls = ${JSON.stringify(callsOf(contract, isOfPortal))}`
      const isOfAll: Includes = (...call) => !isOfOffice(...call) && !isOfPortal(...call)
      const lines = [`export const calls = ${JSON.stringify(callsOf(contract, isOfAll))}`]
      for (const [file, names] of Object.entries(constants)) {
        const module = await read(file)
        for (const name of names) lines.push(`export const ${name} = ${JSON.stringify(module[name])}`)
      }
      return lines.join('\n')
    },
  }
}

type Includes = (door: Door, feature: string) => boolean

/** What customers and staff call alike is in both tables, so that the pages to sign in load none of it. */
const isOfBoth: Includes = (door, feature) => door === 'person' && !['auth', 'consents'].includes(feature)
/** Visitors too talk with us, subscribe and answer mails, but not on the pages to sign in: those calls come with the customers'. */
const isOfPortal: Includes = (door, feature) =>
  door === 'customer' ||
  isOfBoth(door, feature) ||
  (door === 'guest' && ['chat', 'luna', 'newsletter', 'quotes'].includes(feature))
const isOfOffice: Includes = (door, feature) =>
  door === 'staff' || door === 'admin' || isOfBoth(door, feature)

/** `{ auth: { whoAmI: 'GET /session' } }`, of the calls behind some doors. */
function callsOf(router: unknown, includes: Includes, feature?: string): CallTable {
  const calls: Record<string, CallTable | string> = {}
  for (const [name, part] of Object.entries(router as Record<string, unknown>)) {
    if (isContractProcedure(part)) {
      const { route, meta } = part['~orpc']
      if (includes((meta as ProcedureMeta).door ?? 'admin', feature ?? name))
        calls[name] = `${route.method} ${route.path}`
      continue
    }
    const inner = callsOf(part, includes, feature ?? name)
    if (Object.keys(inner).length > 0) calls[name] = inner
  }
  return calls
}
