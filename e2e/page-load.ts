/** What a browser loads for a page. */
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export type PageLoad = {
  requests: Request[]
  /** Paths of the API, in the order in which they were asked for. */
  calls: () => string[]
  /** Compressed as the server does for those who cannot do better. */
  scriptKilobytes: () => Promise<number>
}

export function watchLoad(page: Page): PageLoad {
  const requests: Request[] = []
  const scripts: Promise<Buffer>[] = []
  page.on('request', (request) => requests.push(request))
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  return {
    requests,
    calls: () =>
      requests
        .map((request) => new URL(request.url()))
        .filter(({ pathname }) => pathname.startsWith('/api/'))
        .map(({ pathname, search }) => pathname.slice('/api'.length) + search),
    scriptKilobytes: async () => {
      const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
      return sizes.reduce((sum, size) => sum + size, 0) / 1024
    },
  }
}
