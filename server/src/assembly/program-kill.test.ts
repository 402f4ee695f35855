/** The program is killed again and again under load; what was acknowledged is there, once, and nothing is half done. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { embeddedAccess } from '#spine/database/connect.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { preparedFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { between, eventually } from '#testing/eventually.ts'
import { startCallers } from '#testing/mail-callers.ts'
import { countMails, mailsSettle, nothingWrong } from '#testing/mail-census.ts'
import { freePort, launch } from '#testing/program.ts'
import { percentile, report, sized } from '#testing/size.ts'

test(
  'SIGKILL under load loses nothing that was acknowledged and leaves nothing half done',
  async () => {
    const kills = sized(100, 2)
    const folder = await preparedFolder()
    const port = await freePort()
    const start = () => launch({ port, env: { KERVAN_DATA: folder } })
    let program = start()
    await program.ready
    const callers = startCallers(() => program.base, 8)
    const readyTimes: number[] = []
    for (let round = 0; round < kills; round += 1) {
      const before = callers.acknowledged.size
      await eventually('the program is under load', () => callers.acknowledged.size >= before + 5)
      await pause(between(0, sized(1_500, 500)))
      // Every other time PostgreSQL dies with it.
      const postmaster = round % 2 ? await findPostmaster(join(folder, 'postgres')) : undefined
      const gone = program.kill()
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await gone
      program = start()
      readyTimes.push(await program.ready)
    }
    await callers.stop()

    const { owner } = embeddedAccess(join(folder, 'postgres'))
    const settledAfter = await mailsSettle(owner)
    const { mails, ...wrong } = await countMails(owner, callers)
    report(
      `${kills} kills, ${callers.acknowledged.size} acknowledged, ${mails} mails: ${wrong.lost} lost, ${wrong.twice} twice, ${wrong.half} half done, ready p95 ${percentile(readyTimes, 95)} ms, all delivered ${Math.round(settledAfter)} ms after the last start`,
    )
    expect(wrong).toEqual(nothingWrong)
    expect(callers.odd).toEqual([])
    expect(callers.acknowledged.size).toBeGreaterThanOrEqual(kills * 5)
    program.signal('SIGTERM')
    expect((await program.exit).code).toBe(0)
  },
  sized(1_800_000, 600_000),
)
