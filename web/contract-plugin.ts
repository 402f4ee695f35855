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
  'live/live-messages.ts': ['livePath', 'positionHeader', 'beatSeconds', 'updateListSize', 'closeCodes'],
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
      const isOfAll = (door: Door) => !isOfOffice(door) && !isOfPortal(door)
      const lines = [`export const calls = ${JSON.stringify(callsOf(contract, isOfAll))}`]
      for (const [file, names] of Object.entries(constants)) {
        const module = await read(file)
        for (const name of names) lines.push(`export const ${name} = ${JSON.stringify(module[name])}`)
      }
      return lines.join('\n')
    },
  }
}

const isOfPortal = (door: Door) => door === 'customer'
const isOfOffice = (door: Door) => door === 'staff' || door === 'admin'

/** `{ auth: { whoAmI: 'GET /session' } }`, of the calls behind some doors. */
function callsOf(router: unknown, includes: (door: Door) => boolean): CallTable {
  const calls: Record<string, CallTable | string> = {}
  for (const [name, part] of Object.entries(router as Record<string, unknown>)) {
    if (isContractProcedure(part)) {
      const { route, meta } = part['~orpc']
      if (includes((meta as ProcedureMeta).door ?? 'admin')) calls[name] = `${route.method} ${route.path}`
      continue
    }
    const inner = callsOf(part, includes)
    if (Object.keys(inner).length > 0) calls[name] = inner
  }
  return calls
}
