/** Whether the server answers. Checked before a reload, which would otherwise end in the browser's error page. */
export function isServerReachable(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
