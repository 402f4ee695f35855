/** D01: the program is killed again and again under load; what was acknowledged is there, once, and nothing is half done. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { embeddedAccess } from '#spine/database/connect.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { between } from '#testing/eventually.ts'
import { startCallers } from '#testing/mail-callers.ts'
import { countMails, mailsSettle, nothingWrong } from '#testing/mail-census.ts'
import { freePort, launch } from '#testing/program.ts'
import { percentile, sized } from '#testing/size.ts'

test(
  'D01: SIGKILL under load loses nothing that was acknowledged and leaves nothing half done',
  async () => {
    const kills = sized(100, 5)
    const folder = await scratchFolder()
    const port = await freePort()
    const start = () => launch({ port, env: { KERVAN_DATA: folder } })
    let program = start()
    await program.ready
    const callers = startCallers(() => program.base, 8)
    const readyTimes: number[] = []
    let databaseKills = 0
    for (let round = 0; round < kills; round += 1) {
      await pause(between(100, 1_500))
      const postmaster = round % 3 === 2 ? await findPostmaster(join(folder, 'postgres')) : undefined
      const gone = program.kill()
      if (postmaster) {
        process.kill(postmaster.pid, 'SIGKILL')
        databaseKills += 1
      }
      await gone
      program = start()
      readyTimes.push(await program.ready)
    }
    await pause(500)
    await callers.stop()

    const { owner } = embeddedAccess(join(folder, 'postgres'))
    const settledAfter = await mailsSettle(owner, 90_000)
    const { mails, ...wrong } = await countMails(owner, callers)
    const p95 = percentile(readyTimes, 95)
    console.log(
      `D01: ${kills} kills (${databaseKills} with PostgreSQL), ${callers.acknowledged.size} acknowledged, ${mails} mails: ${wrong.lost} lost, ${wrong.twice} twice, ${wrong.half} half done, ready p95 ${p95} ms, all delivered ${Math.round(settledAfter)} ms after the last start`,
    )
    expect(wrong).toEqual(nothingWrong)
    expect(callers.odd).toEqual([])
    expect(callers.acknowledged.size).toBeGreaterThan(kills * 5)
    // Five seconds on a machine of its own; here the clients and another test file share the two cores.
    expect(p95).toBeLessThanOrEqual(sized(10_000, 30_000))
    program.signal('SIGTERM')
    expect((await program.exit).code).toBe(0)
  },
  sized(1_800_000, 300_000),
)
