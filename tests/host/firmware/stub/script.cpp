/**
 * The dice line of the firmware alone, with a clock that moves only when told. It reads commands, a line
 * each, and answers each with what the device sent because of it, as it is, and a line with a single dot:
 *   begin 7F3A 11         a start, and the number before the first report
 *   at 4294967290         moves the clock there and lets the device work
 *   hear TEXT             bytes from the desk; \n, \r and \xHH stand for bytes
 *   roll 3146             reports; also: none cocked 2, die 2 settled 4 97 81
 *   waiting               answers 1 or 0
 *   crc TEXT              the check of a text
 */
#include <stdio.h>
#include <string.h>

#include <deque>
#include <string>

#include "Arduino.h"
#include "dice_line.h"

namespace {

uint32_t now = 0;
std::deque<uint8_t> arriving;

int place(const char *const *words, int count, const char *word) {
  for (int at = 0; at < count; ++at)
    if (strcmp(words[at], word) == 0) return at;
  fprintf(stderr, "no such word: %s\n", word);
  exit(2);
}

const char *const causes[] = {"cocked", "count", "obscured", "moving", "lowlight", "offtray"};
const char *const states[] = {"absent", "idle",  "handled", "rolling", "settled",
                              "moved",  "cocked", "stacked", "off",     "unknown"};

uint8_t part(const char *text) { return *text == '-' ? DiceLine::NOT_KNOWN : static_cast<uint8_t>(atoi(text)); }

std::string bytesOf(const char *text) {
  std::string bytes;
  for (const char *at = text; *at != 0; ++at) {
    if (*at != '\\') bytes += *at;
    else if (*++at == 'n') bytes += '\n';
    else if (*at == 'r') bytes += '\r';
    else {
      const char hex[] = {at[1], at[2], 0};
      bytes += static_cast<char>(strtoul(hex, nullptr, 16));
      at += 2;
    }
  }
  return bytes;
}

}  // namespace

HardwareSerial Serial;

void HardwareSerial::begin(unsigned long) {}
int HardwareSerial::available() { return static_cast<int>(arriving.size()); }
int HardwareSerial::read() {
  const uint8_t byte = arriving.front();
  arriving.pop_front();
  return byte;
}
size_t HardwareSerial::write(const uint8_t *bytes, size_t size) { return fwrite(bytes, 1, size, stdout); }

unsigned long millis() { return now; }
unsigned long micros() { return now * 1000UL; }
int analogRead(uint8_t) { return 0; }

int main(int count, char **words) {
  if (count != 4) return 2;
  DiceLine line(Serial, words[1], words[2], static_cast<uint8_t>(atoi(words[3])));
  char text[4096];
  while (fgets(text, sizeof text, stdin) != nullptr) {
    text[strcspn(text, "\n")] = 0;
    char one[16] = "", two[16] = "", three[16] = "", four[16] = "", five[16] = "";
    char *rest = text + strcspn(text, " ");
    if (*rest != 0) *rest++ = 0;
    sscanf(rest, "%15s %15s %15s %15s %15s", one, two, three, four, five);
    if (strcmp(text, "begin") == 0) {
      line.begin(static_cast<uint16_t>(strtoul(one, nullptr, 16)), static_cast<uint16_t>(atoi(two)));
    } else if (strcmp(text, "at") == 0) {
      now = static_cast<uint32_t>(strtoull(one, nullptr, 10));
      line.tend();
    } else if (strcmp(text, "hear") == 0) {
      for (char byte : bytesOf(rest)) arriving.push_back(static_cast<uint8_t>(byte));
      while (!arriving.empty()) line.tend();
    } else if (strcmp(text, "roll") == 0) {
      uint8_t faces[16];
      for (size_t at = 0; at < strlen(one); ++at) faces[at] = static_cast<uint8_t>(one[at] - '0');
      if (!line.roll(faces, static_cast<uint8_t>(strlen(one)))) puts("refused");
    } else if (strcmp(text, "none") == 0) {
      line.noResult(static_cast<DiceLine::Cause>(place(causes, 6, one)), part(two));
    } else if (strcmp(text, "die") == 0) {
      line.die(part(one), static_cast<DiceLine::State>(place(states, 10, two)), part(three), part(four), part(five));
    } else if (strcmp(text, "waiting") == 0) {
      puts(line.waiting() ? "1" : "0");
    } else if (strcmp(text, "crc") == 0) {
      uint16_t crc = 0xFFFF;
      for (const char *at = rest; *at != 0; ++at) crc = DiceLine::crc16(crc, static_cast<uint8_t>(*at));
      printf("%04X\n", static_cast<unsigned>(crc));
    } else {
      fprintf(stderr, "not understood: %s\n", text);
      return 2;
    }
    puts(".");
  }
  return 0;
}
