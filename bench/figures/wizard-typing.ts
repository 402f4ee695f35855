/** Typing the weight in the cargo step of the wizard on a slow machine: from the key to the paint, hints included. */
import type { Bench, Figure } from '../figure.ts'
import { keyToPaint } from '../key-to-paint.ts'
import { atMost, type Line, plainLine } from '../lines.ts'
import { freshContext, withDemo } from '../start-demo.ts'

export const wizardTyping: Figure = { name: 'wizard-typing', take }

/** How much slower than this machine the browser computes. */
const slowdown = 4

async function take(bench: Bench): Promise<Line[]> {
  return withDemo(bench, async (demo) => {
    const context = await freshContext(demo, 'portal')
    const page = await context.newPage()
    await page.goto(`${demo.origin}/dashboard?view=requests&new=quick`)
    // Requests in the list behind it have the same words.
    await page.getByRole('dialog').getByText('Deniz, tam konteyner (FCL)').click()
    const goOn = () => page.getByRole('button', { name: 'Devam et' }).click()
    await goOn()
    for (const [end, city, country] of [
      ['Çıkış', 'Mersin', 'Türkiye'],
      ['Varış', 'Hamburg', 'Almanya'],
    ] as const) {
      const fields = page.getByRole('group', { name: end })
      await fields.getByRole('combobox', { name: 'Şehir' }).fill(city)
      await fields.getByRole('combobox', { name: 'Ülke' }).fill(country)
    }
    await goOn()
    const weight = page.getByLabel('Toplam ağırlık')
    await weight.waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const samples: number[] = []
    for (let round = 0; round < bench.rounds; round += 1) samples.push((await keyToPaint(page, weight)).p95)
    return [
      plainLine({
        figure: `key to paint in the cargo step, ${slowdown} times slower, p95`,
        unit: 'ms',
        samples,
        pass: atMost(100, 'ms'),
      }),
    ]
  })
}
