/** First loads on a line of 400 kbit/s, with nothing cached: when there is something to see, when the page is there with its data, and what that took. */
import type { Page } from 'playwright-core'
import type { Bench, Figure } from '../figure.ts'
import { atMost, type Line, plainLine } from '../lines.ts'
import { type Demo, freshContext, withDemo } from '../start-demo.ts'

const bytesPerSecond = 400_000 / 8
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}

type Visit = {
  path: string
  as?: 'portal' | 'office'
  /** What the page shows once its data are there. */
  shown: (page: Page) => Promise<unknown>
  scriptLimit: number
}

const visits: readonly Visit[] = [
  { path: '/auth', shown: (page) => page.getByLabel('Soyad').waitFor(), scriptLimit: 150 },
  {
    path: '/dashboard',
    as: 'portal',
    shown: (page) => page.getByRole('link', { name: 'TLP-' }).or(page.getByText('TLP-')).first().waitFor(),
    scriptLimit: 250,
  },
  {
    path: '/staff',
    as: 'office',
    shown: (page) => page.getByText('TLP-').first().waitFor(),
    scriptLimit: 250,
  },
  {
    path: '/staff/requests',
    as: 'office',
    shown: (page) => page.getByText('TLP-').first().waitFor(),
    scriptLimit: 250,
  },
]

export const slowLine: Figure = { name: 'slow-line', take }

async function take(bench: Bench): Promise<Line[]> {
  return withDemo(bench, async (demo) => {
    const lines: Line[] = []
    for (const visit of visits) {
      const loads: Load[] = []
      for (let round = 0; round < bench.rounds; round += 1) loads.push(await firstLoad(demo, visit))
      lines.push(...linesOf(visit, loads))
    }
    return lines
  })
}

type Load = { seen: number; shown: number; scripts: number; requests: number; bytes: number }

async function firstLoad(demo: Demo, visit: Visit): Promise<Load> {
  const context = await freshContext(demo, visit.as)
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', line)
    const load: Load = { seen: 0, shown: 0, scripts: 0, requests: 0, bytes: 0 }
    const scripts = new Set<string>()
    network.on('Network.requestWillBeSent', ({ requestId, type }) => {
      load.requests += 1
      if (type === 'Script') scripts.add(requestId)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      load.bytes += encodedDataLength
      if (scripts.has(requestId)) load.scripts += encodedDataLength
    })
    await page.goto(`${demo.origin}${visit.path}`, { waitUntil: 'commit' })
    await visit.shown(page)
    const [seen, shown] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      performance.now(),
    ])
    await page.waitForLoadState('networkidle')
    return { ...load, seen: (seen ?? 0) / 1000, shown: (shown ?? 0) / 1000 }
  } finally {
    await context.close()
  }
}

function linesOf({ path, scriptLimit }: Visit, loads: readonly Load[]): Line[] {
  const of = (name: keyof Load, scale = 1) => loads.map((load) => load[name] / scale)
  return [
    plainLine({ figure: `${path}: first paint`, unit: 's', samples: of('seen') }),
    plainLine({ figure: `${path}: with its data`, unit: 's', samples: of('shown') }),
    plainLine({
      figure: `${path}: scripts`,
      unit: 'KB',
      samples: of('scripts', 1024),
      pass: atMost(scriptLimit, 'KB'),
    }),
    plainLine({ figure: `${path}: everything`, unit: 'KB', samples: of('bytes', 1024) }),
    plainLine({ figure: `${path}: requests`, unit: '', samples: of('requests'), pass: atMost(20, '') }),
  ]
}
