import { expect, test } from 'vitest'
import { parseS3Url } from '#spine/config/s3-url.ts'

test.each([
  ['s3://KEY:SECRET@files.example/belgeler', 'https://files.example', 'us-east-1'],
  [
    's3://KEY:SECRET@files.example:9000/belgeler?region=eu-central-1&tls=false',
    'http://files.example:9000',
    'eu-central-1',
  ],
  ['s3://KEY:SECRET@files.example/belgeler?tls=true', 'https://files.example', 'us-east-1'],
  ['https://KEY:SECRET@files.example/belgeler/', 'https://files.example', 'us-east-1'],
  ['http://KEY:SECRET@127.0.0.1:9000/belgeler', 'http://127.0.0.1:9000', 'us-east-1'],
])('reads %s', (url, endpoint, region) => {
  expect(parseS3Url(url)).toEqual({
    endpoint,
    region,
    bucket: 'belgeler',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  })
})

test('decodes a secret with special characters, and leaves a plus alone', () => {
  const { secretAccessKey } = parseS3Url('s3://KEY:a%2Fb+c%40d%25@files.example/belgeler')
  expect(secretAccessKey).toBe('a/b+c@d%')
})

test.each([
  ['s3://KEY:GIZ/LI@files.example/belgeler', '%2F'],
  ['s3://KEY:GIZ%LI@files.example/belgeler', '%25'],
  ['ftp://KEY:GIZLI@files.example/belgeler', 'begin with s3://'],
  ['s3://files.example/belgeler', 'secret is missing'],
  ['s3://KEY@files.example/belgeler', 'secret is missing'],
  ['s3://KEY:GIZLI@files.example', 'bucket name'],
  ['s3://KEY:GIZLI@files.example/a/b', 'bucket name'],
  ['s3://KEY:GIZLI@files.example/Belgeler', 'bucket name'],
  ['s3://KEY:GIZLI@files.example/belgeler?regoin=x', 'no option «regoin»'],
  ['s3://KEY:GIZLI@files.example/belgeler?tls=no', 'tls must be true or false'],
  ['https://KEY:GIZLI@files.example/belgeler?tls=false', 'only with s3://'],
  ['s3://KEY:GIZLI@files.example/belgeler?region=Frankfurt Am', 'region must be'],
  ['s3://KEY:GIZLI@files.example/belgeler#x', '%23'],
])('refuses %s, says why, and keeps the secret to itself', (url, reason) => {
  expect(() => parseS3Url(url)).toThrow(reason)
  expect(() => parseS3Url(url)).not.toThrow('GIZ')
})
