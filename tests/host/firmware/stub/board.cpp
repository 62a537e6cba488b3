/**
 * A board that a sketch runs on. Its serial port is a terminal, and it is handled by commands on standard
 * input:
 *   press 3146   the throw button, and what chance gives next
 *   cock         the other button
 * The lamp is told on standard output, `lamp 1` and `lamp 0`. It ends with its input.
 *
 * Arguments: terminal, how many times faster than the world its clock runs, file of its EEPROM, the time its
 * clock shows at the start in milliseconds, and a number from 0 to 255 for the noise of its analogue input.
 */
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <deque>
#include <string>

#include "Arduino.h"
#include "EEPROM.h"

namespace {

int terminal = -1;
double times = 1;
const char *memory = "";
double startMillis = 0;
int noise = 0;

double worldMillis() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

const double born = worldMillis();

double boardMillis() { return startMillis + (worldMillis() - born) * times; }

struct Press {
  uint8_t pin;
  std::string faces;
};

std::deque<Press> presses;
std::deque<char> chances;
bool held = false;     // a button is down
int looks = 0;         // how often the sketch has looked at it since
double lookedAt = 0;   // the first time, in the board's milliseconds

/** A button stays as it is until the sketch has had enough looks at it, however slowly this process gets on. */
bool seenEnough() {
  if (looks++ == 0) lookedAt = boardMillis();
  if (looks < 5 || boardMillis() - lookedAt < 100) return false;
  looks = 0;
  return true;
}

void obey(const std::string &command) {
  if (command.compare(0, 6, "press ") == 0) presses.push_back({2, command.substr(6)});
  else if (command == "cock") presses.push_back({3, ""});
  else fprintf(stderr, "not understood: %s\n", command.c_str());
}

/** False when the input has ended. */
bool takeCommands() {
  static std::string rest;
  char bytes[256];
  const ssize_t size = read(STDIN_FILENO, bytes, sizeof bytes);
  if (size <= 0) return false;
  rest.append(bytes, static_cast<size_t>(size));
  for (size_t end = rest.find('\n'); end != std::string::npos; end = rest.find('\n')) {
    obey(rest.substr(0, end));
    rest.erase(0, end + 1);
  }
  return true;
}

}  // namespace

HardwareSerial Serial;
EEPROMClass EEPROM;

void HardwareSerial::begin(unsigned long) {}

int HardwareSerial::available() {
  pollfd ready = {terminal, POLLIN, 0};
  return poll(&ready, 1, 0) > 0 && (ready.revents & POLLIN) != 0 ? 1 : 0;
}

int HardwareSerial::read() {
  uint8_t byte = 0;
  return ::read(terminal, &byte, 1) == 1 ? byte : -1;
}

size_t HardwareSerial::write(const uint8_t *bytes, size_t size) {
  for (size_t sent = 0; sent < size;) {
    const ssize_t more = ::write(terminal, bytes + sent, size - sent);
    if (more <= 0) return sent;
    sent += static_cast<size_t>(more);
  }
  return size;
}

size_t Stream::print(unsigned char number) {
  char text[4];
  const int size = snprintf(text, sizeof text, "%u", static_cast<unsigned>(number));
  return write(reinterpret_cast<const uint8_t *>(text), static_cast<size_t>(size));
}

size_t Stream::println() { return write(reinterpret_cast<const uint8_t *>("\r\n"), 2); }

uint8_t EEPROMClass::read(int address) {
  FILE *file = fopen(memory, "rb");
  if (file == nullptr) return 0xFF;
  const int value = fseek(file, address, SEEK_SET) == 0 ? fgetc(file) : EOF;
  fclose(file);
  return value == EOF ? 0xFF : static_cast<uint8_t>(value);
}

void EEPROMClass::update(int address, uint8_t value) {
  FILE *file = fopen(memory, "r+b");
  if (file == nullptr) file = fopen(memory, "w+b");
  if (file == nullptr) return;
  if (fseek(file, address, SEEK_SET) == 0) fputc(value, file);
  fclose(file);
}

unsigned long millis() { return static_cast<uint32_t>(static_cast<uint64_t>(boardMillis())); }
unsigned long micros() { return static_cast<uint32_t>(static_cast<uint64_t>(boardMillis() * 1e3)); }

void pinMode(uint8_t, uint8_t) {}

int digitalRead(uint8_t pin) {
  if (presses.empty() || presses.front().pin != pin) return HIGH;
  const bool down = held;
  if (!held && seenEnough()) {
    held = true;
    for (char face : presses.front().faces) chances.push_back(face);
  } else if (held && seenEnough()) {
    held = false;
    presses.pop_front();
  }
  return down ? LOW : HIGH;
}

void digitalWrite(uint8_t pin, uint8_t level) {
  static int shown = LOW;
  if (pin != LED_BUILTIN || level == shown) return;
  shown = level;
  printf("lamp %d\n", level);
}

int analogRead(uint8_t) { return noise; }

long random(long from, long below) {
  if (chances.empty()) return from + rand() % (below - from);
  const char face = chances.front();
  chances.pop_front();
  return face - '0';
}

void randomSeed(unsigned long seed) { srand(static_cast<unsigned>(seed)); }

int main(int count, char **words) {
  if (count != 6) return fprintf(stderr, "usage: board TERMINAL TIMES EEPROM MILLIS NOISE\n"), 2;
  terminal = open(words[1], O_RDWR | O_NOCTTY);
  if (terminal < 0) return perror(words[1]), 1;
  times = atof(words[2]);
  memory = words[3];
  startMillis = atof(words[4]);
  noise = atoi(words[5]);
  setvbuf(stdout, nullptr, _IOLBF, 0);
  setup();
  for (;;) {
    loop();
    pollfd wake[] = {{STDIN_FILENO, POLLIN, 0}, {terminal, POLLIN, 0}};
    poll(wake, 2, 1);
    if (wake[1].revents & (POLLHUP | POLLERR)) return 0;
    if (wake[0].revents != 0 && !takeCommands()) return 0;
  }
}
