/** Gives the browser the contract as plain JSON, and the domain's constants, so that no first load carries zod. */
import { join } from 'node:path'
import { minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

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
      const lines = [
        `export const contract = ${JSON.stringify(minifyContractRouter(contract as never), forCalls)}`,
      ]
      for (const [file, names] of Object.entries(constants)) {
        const module = await read(file)
        for (const name of names) lines.push(`export const ${name} = ${JSON.stringify(module[name])}`)
      }
      return lines.join('\n')
    },
  }
}

type Stored = { errorMap: object; route: { method?: string; path?: string; successStatus?: number } }

/** Without what only the documentation says of a procedure. */
function forCalls(name: string, value: unknown): unknown {
  if (name !== '~orpc') return value
  const { errorMap, route } = value as Stored
  const { method, path, successStatus } = route
  return { errorMap, meta: {}, route: { method, path, successStatus } }
}
