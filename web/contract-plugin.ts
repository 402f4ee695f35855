/** Gives the browser method and path of each call of the contract, and the domain's constants, so that no first load carries zod. */
import { join } from 'node:path'
import { isContractProcedure } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'
import type { CallTable } from './src/spine/api/contract-link.ts'

const virtualId = 'virtual:contract'
const domain = join(import.meta.dirname, '../domain/src')

const constants = {
  'live/live-messages.ts': ['livePath', 'positionHeader', 'beatSeconds', 'updateListSize', 'closeCodes'],
  'access/roles.ts': ['surfaceHeader', 'personHeader', 'activityHeader'],
  'procedure.ts': ['idempotencyHeader'],
}

export function contractPlugin(): Plugin {
  return {
    name: 'kervan-contract',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return
      const read = async (file: string) => {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(join(domain, file), {
          configFile: false,
          logLevel: 'error',
        })
        for (const path of dependencies) this.addWatchFile(path)
        return module
      }
      const { contract } = await read('contract.ts')
      const lines = [`export const calls = ${JSON.stringify(callsOf(contract))}`]
      for (const [file, names] of Object.entries(constants)) {
        const module = await read(file)
        for (const name of names) lines.push(`export const ${name} = ${JSON.stringify(module[name])}`)
      }
      return lines.join('\n')
    },
  }
}

/** `{ auth: { whoAmI: 'GET /session' } }` */
function callsOf(router: unknown): CallTable | string {
  if (isContractProcedure(router)) {
    const { method, path } = router['~orpc'].route
    return `${method} ${path}`
  }
  const parts = Object.entries(router as Record<string, unknown>)
  return Object.fromEntries(parts.map(([name, part]) => [name, callsOf(part)]))
}
