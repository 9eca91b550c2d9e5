/** The browser's formatters, each created once: creating one takes far longer than formatting, and redraws repeat it. */

function once<Options extends object, Formatter>(
  Formatter: new (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const formatters = new Map<string, Formatter>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    let formatter = formatters.get(key);
    if (formatter === undefined) {
      formatter = new Formatter(locale, options);
      formatters.set(key, formatter);
    }
    return formatter;
  };
}

export const numberFormat = once<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const dateFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const listFormat = once<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
export const displayNames = once<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames);
