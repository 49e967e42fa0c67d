/** What the house itself says about paintings, in the language of the uploader. */
export const paintingNotes = {
  hiddenByReports: '有三个人举报这件作品含有禁止的内容，店员看过之前先收起来',
}
