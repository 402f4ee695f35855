/** An S3-compatible service on this machine, for tests; its files lie in the given folder. */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

type S3Server = { run(): Promise<AddressInfo>; close(): Promise<void> }
// Its own types do not exist, and an import would hand out `.default`, which is Koa.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

export const s3Bucket = 'belgeler'

export async function startS3(directory: string, buckets: readonly string[] = [s3Bucket]) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name })),
  })
  const { port } = await server.run()
  return { url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${s3Bucket}?tls=false`, close: () => server.close() }
}
