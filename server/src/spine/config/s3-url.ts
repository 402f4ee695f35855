/** Parses the URL of a bucket; its error messages never repeat the secret. */
export type S3Location = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const form = 's3://KEY:SECRET@host:port/bucket?region=eu-central-1'

export function parseS3Url(url: string): S3Location {
  if (!URL.canParse(url))
    throw wrong('it is not an address; write «/» in the secret as %2F, «@» as %40, «%» as %25')
  const { protocol, hostname, host, username, password, pathname, searchParams, hash } = new URL(url)
  if (protocol !== 's3:' && protocol !== 'https:' && protocol !== 'http:')
    throw wrong('it must begin with s3://, https:// or http://')
  if (!hostname) throw wrong('the host is missing')
  if (!username || !password) throw wrong('the access key or the secret is missing')
  const bucket = pathname.slice(1).replace(/\/$/, '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw wrong(
      'the host must be followed by one bucket name: 3 to 63 lower-case letters, digits, dots, dashes',
    )
  const { region, tls } = parseOptions(searchParams, protocol)
  if (hash) throw wrong('nothing may follow a «#»; write it in the secret as %23')
  return {
    endpoint: `${tls ? 'https' : 'http'}://${host}`,
    region,
    bucket,
    accessKeyId: decoded(username),
    secretAccessKey: decoded(password),
  }
}

function parseOptions(options: URLSearchParams, protocol: string) {
  for (const name of options.keys())
    if (name !== 'region' && name !== 'tls')
      throw wrong(`there is no option «${name}»; there are region and tls`)
  const tls = options.get('tls')
  if (tls !== null && protocol !== 's3:') throw wrong('tls can be given only with s3://')
  if (tls !== null && tls !== 'true' && tls !== 'false') throw wrong('tls must be true or false')
  const region = options.get('region') ?? 'us-east-1'
  if (!/^[a-z0-9-]{1,40}$/.test(region)) throw wrong('the region must be lower-case letters, digits, dashes')
  return { region, tls: protocol === 'https:' || (protocol === 's3:' && tls !== 'false') }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw wrong('a «%» in the key or the secret must be written as %25')
  }
}

function wrong(what: string): Error {
  return new Error(`The file store must be given as ${form}: ${what}.`)
}
