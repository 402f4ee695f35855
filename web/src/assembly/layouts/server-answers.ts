/** Whether a page of ours would come now. Asked before a page is given up for one that might be the browser's error. */
export function doesServerAnswer(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
