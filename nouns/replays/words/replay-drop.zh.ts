/** Shown over the list and the upload page while files are held above them. */
export const replayDrop = {
  dropHere: '松手就去上传',
  dropText: '把录像放在这一页的任何地方都可以',
}
