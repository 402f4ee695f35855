/**
 * A conversation of 10,000 messages on the screen, among 500 open ones: from the click until its last message is painted, and reading it
 * back to its beginning. For customers and staff, on a desktop and a phone.
 */
import { cookieNames } from '@kervan/server/src/spine/http/session.ts'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { findChromium } from '../../checks/find-chromium.ts'
import { browserFlags } from '../../e2e/browser-flags.ts'
import { type Person, signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold } from '../harness.ts'
import { atMost, type Line, plainLine } from '../lines.ts'
import { addLongConversation } from '../long-conversation.ts'
import { threadMs } from '../thread-time.ts'
import { undisturbed } from '../undisturbed.ts'

export const conversationOnScreen: Figure = { name: 'conversation-on-screen', take }

const length = 10_000
const others = 500
const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/** Of each side: the page from which it is opened, and what is pressed there. */
const sides = {
  customer: {
    path: '/dashboard',
    pressed: (page: Page) => page.getByRole('button', { name: 'Temsilcinize yazın' }),
    surface: 'portal',
  },
  staff: {
    path: '/staff/communication?part=open',
    pressed: (page: Page) => page.getByRole('list', { name: 'Konuşma listesi' }).getByRole('link'),
    surface: 'office',
  },
} as const

async function take(bench: Bench): Promise<Line[]> {
  const database = await bench.database()
  const people = { customer: await signInCustomer(database), staff: await signInStaff(database) }
  await addLongConversation(database, people.customer.userId, { length, others })
  const { port } = await bench.startKervan(database, { LIMIT_CHAT: '1000000/60' }, { isWhole: true })
  const origin = `http://localhost:${port}`
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  const lines: Line[] = []
  try {
    for (const [side, { path, pressed, surface }] of Object.entries(sides))
      for (const [screen, look] of Object.entries(screens)) {
        const visit = async <Result>(work: (page: Page, button: Locator) => Promise<Result>) => {
          const context = await browser.newContext({ ...look, locale: 'tr-TR', reducedMotion: 'reduce' })
          await signInTo(context, origin, surface, people[side as keyof typeof people])
          const page = await context.newPage()
          // A busy machine is slow to come to what is measured.
          page.setDefaultTimeout(180_000)
          await page.goto(`${origin}${path}`)
          const button = pressed(page).first()
          await button.waitFor()
          await page.waitForLoadState('networkidle')
          const result = await work(page, button)
          await context.close()
          return result
        }
        const openings: Opening[] = []
        for (let round = 0; round < bench.rounds; round += 1)
          openings.push(await undisturbed(() => visit((page, button) => opened(page, () => button.click()))))
        const readThrough = async (page: Page, button: Locator) => {
          await opened(page, () => button.click())
          return readBack(page, bench.quick ? 1_000 : length)
        }
        const reading = await undisturbed(() => visit(readThrough))
        lines.push(...linesOf(`${side}, ${screen}`, openings, reading))
      }
  } finally {
    await browser.close()
  }
  return lines
}

async function signInTo(context: BrowserContext, origin: string, surface: 'portal' | 'office', to: Person) {
  const [pair = ''] = to.headers.cookie?.split('; ') ?? []
  const value = pair.slice(cookieNames[surface].length + 1)
  // Its name makes it a secure one, which a browser sends to its own machine without TLS too.
  await context.addCookies([{ name: cookieNames[surface], value, url: origin.replace('http:', 'https:') }])
  // Asks nobody about cookies while something is measured.
  await context.addInitScript(() => {
    const { localStorage } = globalThis as unknown as { localStorage: Map<string, string> & Storage }
    localStorage.setItem('tracking_consent', 'accepted')
    localStorage.setItem('marketing_consent', 'accepted')
  })
}
type Storage = { setItem(key: string, value: string): void }

type Opening = { wall: number; thread: number }

/** From the event of the click, by the page's own clock, until a frame with the last message in sight was drawn. */
async function opened(page: Page, click: () => Promise<void>): Promise<Opening> {
  const before = await threadMs(page)
  const painted = page.evaluate(
    ([last]) =>
      new Promise<number>((resolve) => {
        const window = globalThis as unknown as BrowserWindow
        let begun = 0
        window.addEventListener('click', ({ timeStamp }) => (begun ||= timeStamp), true)
        const look = () => {
          const frame = window.document.querySelector('[aria-label="Mesajlar"]')
          const end = [...(frame?.querySelectorAll('li') ?? [])].findLast((row) =>
            row.textContent?.includes(last as string),
          )
          const at = end?.getBoundingClientRect()
          const isSeen = at !== undefined && at.bottom > 0 && at.bottom <= window.innerHeight
          if (begun === 0 || !isSeen) return window.requestAnimationFrame(look)
          // The message of a channel comes after the frame was handed over.
          return window.requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - begun))
            port1.start()
            port2.postMessage(0)
          })
        }
        window.requestAnimationFrame(look)
      }),
    [`Mesaj ${length} `],
  )
  await click()
  const wall = await painted
  return { wall, thread: (await threadMs(page)) - before }
}

type Reading = { messages: number; frames: number; late: number; thread: number }

/** Scrolls up as fast as pages come, and counts the frames that took longer than 50 ms. */
async function readBack(page: Page, until: number): Promise<Reading> {
  const before = await threadMs(page)
  const read = await page.evaluate(
    (most) =>
      new Promise<{ messages: number; frames: number; late: number }>((resolve) => {
        const window = globalThis as unknown as BrowserWindow
        const frame = window.document.querySelector('[aria-label="Mesajlar"]') as unknown as {
          scrollTop: number
          querySelectorAll(selector: string): { length: number }
        }
        let [frames, late, last] = [0, 0, performance.now()]
        const step = () => {
          const now = performance.now()
          frames += 1
          if (now - last > 50) late += 1
          last = now
          frame.scrollTop -= 400
          const messages = frames % 30 === 0 ? frame.querySelectorAll('li').length : 0
          if (messages >= most || frames > 20_000) resolve({ messages, frames, late })
          else window.requestAnimationFrame(step)
        }
        window.requestAnimationFrame(step)
      }),
    until,
  )
  mustHold(read.messages >= until, `${read.messages} messages were read`)
  return { ...read, thread: (await threadMs(page)) - before }
}

function linesOf(who: string, openings: readonly Opening[], reading: Reading): Line[] {
  return [
    plainLine({
      figure: `${who}: click to last message painted`,
      unit: 'ms',
      samples: openings.map(({ wall }) => wall),
      pass: atMost(200, 'ms'),
    }),
    plainLine({
      figure: `${who}: the page’s own thread meanwhile`,
      unit: 'ms',
      samples: openings.map(({ thread }) => thread),
    }),
    plainLine({
      figure: `${who}: frames over 50 ms while ${reading.messages} messages are read back, of ${reading.frames}`,
      unit: '%',
      samples: [(reading.late / reading.frames) * 100],
      pass: atMost(1, '%'),
    }),
    plainLine({
      figure: `${who}: the page’s own thread per 100 messages`,
      unit: 'ms',
      samples: [(reading.thread / reading.messages) * 100],
    }),
  ]
}

/** What the page has and Node has not. */
type Row = { textContent: string | null; getBoundingClientRect(): { bottom: number } }
type BrowserWindow = {
  innerHeight: number
  document: { querySelector(selector: string): { querySelectorAll(selector: string): Iterable<Row> } | null }
  addEventListener(type: 'click', listener: (event: { timeStamp: number }) => void, capture: true): void
  requestAnimationFrame(then: () => void): void
}
