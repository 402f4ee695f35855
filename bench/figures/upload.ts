/** Four uploads of 10 MB at a time: checked, stored for good and with a row each, beside a bare stream to the same disk. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { count, signInCustomer } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atLeast, comparedLine, plainLine } from '../lines.ts'
import type { Uploaded, UploadLoad } from '../programs/upload-load.ts'

const parallel = 4

export const upload: Figure = { name: 'upload', take }

async function take(bench: Bench) {
  const each = bench.quick ? 2 : 5
  const database = await bench.database()
  const { headers } = await signInCustomer(database)
  const { port, program, dataFolder } = await bench.startKervan(database)
  const [plainFolder, flushedFolder] = [await bench.folder(), await bench.folder()]
  const plain = await bench.start('neighbours/bare-upload.ts', { folder: plainFolder, flush: false })
  const flushed = await bench.start('neighbours/bare-upload.ts', { folder: flushedFolder, flush: true })
  const generator = await bench.start('programs/upload-load.ts')
  const file = pdfOf(uploadMaxBytes)
  const stored = join(dataFolder, 'files/uploads')
  const memoryBefore = await program.call<number>('peakMemory')

  const load = async (target: Pick<UploadLoad, 'port' | 'path' | 'headers'>) => {
    const { rate, wrong } = await generator.call<Uploaded>('load', { ...target, file, parallel, each })
    mustHold(wrong === 0, `${wrong} uploads to ${target.path} were not stored`)
    return { rate }
  }
  const ours = async () => {
    const sent = await load({
      port,
      path: '/api/uploads',
      headers: {
        ...headers,
        origin: `http://127.0.0.1:${port}`,
        'content-type': 'application/pdf',
        'x-file-name': 'belge.pdf',
      },
    })
    const rows = await count(database, `uploads where size = ${uploadMaxBytes}`)
    mustHold(rows === parallel * each, `${rows} rows of ${parallel * each} uploads`)
    mustHold((await readdir(stored)).length === rows, 'rows and files differ')
    return sent
  }
  const neighbour = async (bare: typeof plain) =>
    load({ port: await bare.call<number>('port'), path: '/', headers: {} })
  const taken = await takeTurns(
    {
      ours: [{ name: 'uploads', round: ours }],
      neighbours: [
        { name: 'bare stream', round: () => neighbour(plain) },
        { name: 'bare stream, flushed', round: () => neighbour(flushed) },
      ],
    },
    {
      rounds: bench.rounds,
      watch: 'rate',
      warmUps: 2,
      // So that no side writes what another has left in memory, and the disk does not fill up.
      settle: async () => {
        for (const folder of [stored, plainFolder, flushedFolder])
          for (const name of await readdir(folder).catch(() => [])) await rm(join(folder, name))
        await database.query('delete from uploads')
      },
    },
  )
  const figure = `10 MB uploads, ${parallel} at once`
  const shared = { unit: 'MB/s', taken, metric: 'rate', ours: 'uploads' }
  const memory = (await program.call<number>('peakMemory')) - memoryBefore
  return [
    comparedLine({
      ...shared,
      figure,
      neighbour: 'bare stream',
      pass: atLeast(0.5, '×'),
      goal: atLeast(0.8, '×'),
    }),
    comparedLine({ ...shared, figure: `${figure}, both flushed`, neighbour: 'bare stream, flushed' }),
    plainLine({ figure: 'more memory of the process meanwhile', unit: 'MB', samples: [memory] }),
  ]
}

/** Of exactly so many bytes. */
function pdfOf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 'kervan ')
  file.write('%PDF-1.7\n')
  file.write('%%EOF\n', bytes - 6)
  return file
}
