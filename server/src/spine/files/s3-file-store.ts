/** Files in a bucket of any S3-compatible service. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HeadBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { parseS3Url } from '#spine/config/s3-url.ts'
import { digestFile } from '#spine/files/digest-file.ts'
import {
  abandonedAfterMs,
  checkedKey,
  type FileStore,
  MissingFileError,
  removeOldFiles,
} from '#spine/files/files.ts'

const temporaryName = 'kervan-upload-'

export function s3FileStore(url: string): FileStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = parseS3Url(url)
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: !endpoint.endsWith('.amazonaws.com'),
    // Many compatible services do not know the newer checksums and store them inside the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
  // New buckets have access lists disabled and refuse requests that set one.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))

  const read = async (key: string) =>
    await disk.getStream(checkedKey(key)).catch((error: unknown) => {
      throw isMissing(error) ? new MissingFileError(`No file ${key}`) : error
    })
  const putStream: FileStore['putPieces'] = (key, body, { contentType }) =>
    withTemporaryFile(body, (path) => disk.putStream(key, createReadStream(path), { contentType }))

  return {
    async put(key, body, { contentType }) {
      checkedKey(key)
      if (Buffer.isBuffer(body)) await disk.put(key, body, { contentType })
      else await putStream(key, body, { contentType })
    },

    async putPieces(key, body, options) {
      await putStream(checkedKey(key), body, options)
    },

    async digest(key) {
      return withTemporaryFile(await read(key), digestFile)
    },

    read,

    async exists(key) {
      return await disk.exists(checkedKey(key))
    },

    async remove(key) {
      await disk.delete(checkedKey(key))
    },

    async *list(folder) {
      const Prefix = `${checkedKey(folder)}/`
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix, Delimiter: '/' })
      for await (const { Contents = [] } of pages)
        for (const { Key: key, LastModified: storedAt, Size: size = 0 } of Contents)
          if (key && storedAt) yield { key, storedAt, size }
    },

    removeAbandoned: (olderThanMs = abandonedAfterMs) => removeOldFiles(tmpdir(), olderThanMs, temporaryName),

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw new Error(`The bucket ${bucket} at ${endpoint} does not answer.`, { cause: error })
      })
    },
  }
}

/** S3 needs the length first, and a source that breaks off must not leave a partial file there. */
async function withTemporaryFile<Result>(
  source: NodeJS.ReadableStream,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `${temporaryName}${randomUUID()}`)
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** flydrive wraps the service's error into its own. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || isMissing(error.cause)
}
