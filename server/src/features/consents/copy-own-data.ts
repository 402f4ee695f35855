/**
 * The kind of task that gathers everything stored about a person in one archive: a page to read, the same as JSON, and their files. With
 * the person's own rights, so that it holds what they may see, whoever asked for it.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 as crc32Of } from 'node:zlib'
import { mayEnter, type Role } from '@kervan/domain/access/roles.ts'
import { problems } from '@kervan/domain/problems.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { z } from '@kervan/domain/z.ts'
import type { OwnFile, WithOwnData } from '#features/consents/own-data.ts'
import { ownDataPage } from '#features/consents/own-data-page.ts'
import { defineTaskKind, type TaskKind, TaskRefusal } from '#features/tasks/task-kind.ts'
import { system } from '#spine/database/act-as.ts'
import { distinctNames } from '#spine/files/distinct-names.ts'
import { MissingFileError } from '#spine/files/files.ts'
import { type ZipEntry, zipOf } from '#spine/files/zip.ts'
import type { Services } from '#spine/http/call.ts'

const CopyInput = z.object({ person_id: z.string() })
type Needed = Pick<Services, 'actAs' | 'files'> & WithOwnData

export const copyKindName = 'data-copy'

export function createCopyKind(services: Needed): TaskKind {
  return defineTaskKind({
    name: copyKindName,
    mostUnfinished: 2,
    parse: (input) => CopyInput.parse(input),
    async run({ input: { person_id }, actor, signal, report }) {
      if (actor.userId !== person_id && !mayEnter('admin', actor.role))
        throw new TaskRefusal(problems.FORBIDDEN.message)
      const { sections, files } = await readAll(services, person_id)
      const made = new Date()
      report(0, files.length)
      const nameFor = distinctNames()
      const entries = [
        textEntry('verilerim.html', ownDataPage(sections, made), made),
        textEntry('verilerim.json', JSON.stringify({ made_at: made.toISOString(), sections }, null, 2), made),
      ]
      const lost: string[] = []
      for (const [at, file] of files.entries()) {
        signal.throwIfAborted()
        const entry = await fileEntry(services.files, { ...file, name: nameFor(file.name) })
        if (entry) entries.push(entry)
        else lost.push(file.name)
        report(at + 1, files.length)
      }
      if (lost.length > 0)
        entries.push(
          textEntry('eksik-dosyalar.txt', `Dosyası bulunamayanlar:\r\n${lost.join('\r\n')}\r\n`, made),
        )
      return {
        name: `kisisel-veriler-${dayInIstanbul(made)}.zip`,
        type: 'application/zip',
        body: zipOf(entries).body,
      }
    },
  })
}

async function readAll({ actAs, readOwnData, readOwnFiles }: Needed, personId: string) {
  const [account] = await actAs(system, (tx) =>
    tx.asSystem<{ role: Role }>('select role from users where id = $1', [personId]),
  )
  // A record without an account has the rights that its account would have.
  const person = { role: account?.role ?? 'customer', userId: personId, sessionId: '', readOnly: true }
  return actAs(person, async (tx) => ({
    sections: await readOwnData(tx, personId),
    files: await readOwnFiles(tx, personId),
  }))
}

function textEntry(name: string, text: string, modified: Date): ZipEntry {
  const bytes = Buffer.from(text)
  return entryOf(name, bytes, modified)
}

const entryOf = (name: string, bytes: Buffer, modified: Date): ZipEntry => ({
  name,
  size: bytes.length,
  crc32: crc32Of(bytes),
  modified,
  read: async () => Readable.from([bytes]),
})

/** Undefined where the file is lost: the others can still be had. */
async function fileEntry(
  files: Needed['files'],
  { name, key, modified, size, crc32 }: OwnFile,
): Promise<ZipEntry | undefined> {
  const when = new Date(modified)
  if (size !== undefined && crc32 !== undefined)
    return (await files.exists(key))
      ? { name, size, crc32, modified: when, read: () => files.read(key) }
      : undefined
  try {
    return entryOf(name, await buffer(await files.read(key)), when)
  } catch (error) {
    if (error instanceof MissingFileError) return undefined
    throw error
  }
}
